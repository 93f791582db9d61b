import { type Config, isPrivate } from '#server/platform/config/config.ts';
import type { MailOrigins } from './compose.ts';

/**
 * Origins of links in mails: the public address, or this machine's if no other machine can reach the server. Undefined
 * when the server is reachable at addresses that it doesn't know (rule MAIL-7).
 */
export function mailOrigins(
  config: Pick<Config, 'host' | 'publicUrl' | 'proxies' | 'apiUrl'>,
  port: number,
): MailOrigins | undefined {
  const { publicUrl, apiUrl, host } = config;
  const local = isPrivate(config)
    ? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
    : undefined;
  const app = publicUrl ? new URL(publicUrl).origin : local;
  return app === undefined ? undefined : { app, api: apiUrl ? new URL(apiUrl).origin : app };
}
