import type { Endpoint } from '#src/contract/endpoint.ts';
import { credentialsSchema } from './credentials.ts';
import {
  passkeyLoginSchema,
  passkeyNameSchema,
  passkeyOptionsSchema,
  passkeyRegistrationSchema,
  recoveryCodesSchema,
  recoveryLinkSchema,
  recoverySchema,
  secondStepSchema,
  totpCodeSchema,
  totpSetupSchema,
} from './second-step.ts';
import { sessionSchema } from './session.ts';

export const getSecondStep = {
  method: 'GET',
  path: '/api/auth/second-step',
  callers: 'user',
  reads: 'second-step',
  reply: secondStepSchema,
} satisfies Endpoint;

export const startTotp = {
  method: 'POST',
  path: '/api/auth/totp',
  callers: 'user',
  isSensitive: true,
  touches: [],
  reply: totpSetupSchema,
  limits: ['secondStep'],
  errors: [409],
} satisfies Endpoint;

export const confirmTotp = {
  method: 'POST',
  path: '/api/auth/totp/confirm',
  callers: 'user',
  isSensitive: true,
  touches: ['second-step'],
  body: totpCodeSchema,
  reply: recoveryCodesSchema,
  limits: ['secondStep'],
  errors: [409],
} satisfies Endpoint;

export const removeTotp = {
  method: 'DELETE',
  path: '/api/auth/totp',
  callers: 'user',
  isSensitive: true,
  touches: ['second-step'],
  errors: [409],
} satisfies Endpoint;

export const makeRecoveryCodes = {
  method: 'POST',
  path: '/api/auth/recovery-codes',
  callers: 'user',
  isSensitive: true,
  touches: ['second-step'],
  reply: recoveryCodesSchema,
  limits: ['secondStep'],
  errors: [409],
} satisfies Endpoint;

export const getLoginOptions = {
  method: 'POST',
  path: '/api/auth/passkeys/options',
  callers: 'everyone',
  touches: [],
  reply: passkeyOptionsSchema,
  limits: ['passkey'],
  errors: [400],
} satisfies Endpoint;

export const loginByPasskey = {
  method: 'POST',
  path: '/api/auth/passkeys/login',
  callers: 'everyone',
  touches: ['devices'],
  body: passkeyLoginSchema,
  reply: sessionSchema,
  limits: ['passkey'],
} satisfies Endpoint;

export const getRegistrationOptions = {
  method: 'POST',
  path: '/api/auth/passkeys/registration',
  callers: 'user',
  isSensitive: true,
  touches: [],
  reply: passkeyOptionsSchema,
  limits: ['secondStep'],
  errors: [400, 409],
} satisfies Endpoint;

export const addPasskey = {
  method: 'POST',
  path: '/api/auth/passkeys',
  callers: 'user',
  isSensitive: true,
  touches: ['second-step'],
  body: passkeyRegistrationSchema,
  reply: recoveryCodesSchema,
  limits: ['secondStep'],
  errors: [409],
} satisfies Endpoint;

export const renamePasskey = {
  method: 'PUT',
  path: '/api/auth/passkeys/:id',
  callers: 'user',
  touches: ['second-step'],
  body: passkeyNameSchema,
  limits: ['secondStep'],
} satisfies Endpoint;

export const removePasskey = {
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  callers: 'user',
  isSensitive: true,
  touches: ['second-step'],
  errors: [409],
} satisfies Endpoint;

export const recoverSecondStep = {
  method: 'POST',
  path: '/api/auth/second-step/recover',
  callers: 'everyone',
  touches: ['second-step', 'notifications'],
  body: credentialsSchema,
  reply: recoverySchema,
  limits: ['recover'],
  errors: [409],
} satisfies Endpoint;

export const cancelRecovery = {
  method: 'DELETE',
  path: '/api/auth/second-step/recovery',
  callers: 'user',
  touches: ['second-step'],
} satisfies Endpoint;

export const cancelRecoveryByLink = {
  method: 'POST',
  path: '/api/auth/second-step/recovery/cancel',
  callers: 'everyone',
  touches: ['second-step'],
  body: recoveryLinkSchema,
} satisfies Endpoint;
