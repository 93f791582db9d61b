import { type Config, isPrivate } from '#server/platform/config/config.ts';
import type { MailOrigins } from './compose.ts';

/**
 * Where the links of mails lead: the public address; without one this machine's, where no other can reach the
 * server. Undefined when the server can be reached by addresses that it doesn't know (rule MAIL-7).
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
