import type { Endpoint } from '#src/contract/endpoint.ts';
import {
  forgotPasswordSchema,
  passwordChangeSchema,
  registrationRequestSchema,
  resetPasswordSchema,
} from './credentials.ts';
import { loginSchema } from './second-step.ts';
import { sessionSchema } from './session.ts';

export const register = {
  method: 'POST',
  path: '/api/auth/register',
  callers: 'everyone',
  touches: [],
  body: registrationRequestSchema,
  reply: sessionSchema,
  status: 201,
  limits: ['register'],
} satisfies Endpoint;

export const login = {
  method: 'POST',
  path: '/api/auth/login',
  callers: 'everyone',
  touches: ['devices'],
  body: loginSchema,
  reply: sessionSchema,
  limits: ['login'],
  errors: [401],
} satisfies Endpoint;

export const changePassword = {
  method: 'PUT',
  path: '/api/auth/password',
  callers: 'user',
  touches: ['devices'],
  body: passwordChangeSchema,
  reply: sessionSchema,
  limits: ['changePassword'],
} satisfies Endpoint;

export const forgotPassword = {
  method: 'POST',
  path: '/api/auth/forgot-password',
  callers: 'everyone',
  touches: [],
  body: forgotPasswordSchema,
  limits: ['forgotPassword'],
} satisfies Endpoint;

export const resetPassword = {
  method: 'POST',
  path: '/api/auth/reset-password',
  callers: 'everyone',
  touches: [],
  body: resetPasswordSchema,
  errors: [429],
} satisfies Endpoint;
