import type { Context } from 'hono';

const bearerOf = (header = ''): string | undefined =>
  /^bearer /i.test(header) ? header.slice('bearer '.length).trim() : undefined;

/** The call's token, valid or not. */
export const tokenOf = (c: Context): string | undefined =>
  c.req.header('x-auth-token') || bearerOf(c.req.header('authorization'));

export const hasToken = (c: Context): boolean => Boolean(tokenOf(c));
