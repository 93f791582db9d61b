import type { Endpoint } from '../endpoint.ts';
import {
  candidateInputSchema,
  companyNameInputSchema,
  employerInputSchema,
  personalInputSchema,
  profileSchema,
} from '../profile.ts';
import { userSchema } from '../user.ts';

export const getProfile = {
  method: 'GET',
  path: '/api/users/profile',
  callers: 'user',
  reply: profileSchema,
} satisfies Endpoint;

export const updateProfile = {
  method: 'PUT',
  path: '/api/users/profile',
  callers: 'user',
  body: personalInputSchema,
  reply: userSchema,
} satisfies Endpoint;

export const updateEmployerProfile = {
  method: 'PUT',
  path: '/api/users/profile/employer',
  callers: 'employer',
  body: employerInputSchema,
  reply: profileSchema,
} satisfies Endpoint;

export const updateCandidateProfile = {
  method: 'PUT',
  path: '/api/users/profile/candidate',
  callers: 'candidate',
  body: candidateInputSchema,
  reply: profileSchema,
} satisfies Endpoint;

/** Sent after a job was changed. */
export const updateCompanyName = {
  method: 'PUT',
  path: '/api/profile/employer',
  callers: 'employer',
  body: companyNameInputSchema,
  reply: profileSchema,
} satisfies Endpoint;
