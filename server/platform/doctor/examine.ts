import { ConfigError, readConfig } from '#server/platform/config/config.ts';
import { checkAddress } from './address.ts';
import { checkDatabase } from './database.ts';
import { about, type Finding } from './finding.ts';
import { checkFolder, checkNode } from './machine.ts';
import { checkBackups, checkMail, checkStore } from './peers.ts';
import { checkSettings } from './settings.ts';

const CHECKS = [checkFolder, checkDatabase, checkStore, checkBackups, checkMail, checkAddress];

/** Examines the deployment that these settings describe; with wrong settings, only those. */
export async function examine(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Finding[]> {
  const node = checkNode();
  try {
    const config = readConfig(environment);
    const found = await Promise.all(CHECKS.map((check) => check(config)));
    return [node, ...checkSettings(config), ...found.flat()];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { problem } = about('settings');
    return [
      node,
      ...error.lines.map((line) =>
        problem(line, 'Correct it; docs/operating.md lists all settings.'),
      ),
    ];
  }
}
