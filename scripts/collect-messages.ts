import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { runQuietly } from './setup/child.mjs';
import { runCommand, tell } from './setup/failure.mjs';
import { toolEnv, toolPath } from './setup/paths.mjs';

// `npm run messages`: collects the messages of the source into `locales`. A message that comes into another
// catalog, since another screen says it now, takes its translation along.
await runCommand(async () => {
  const config = getConfig();
  const catalogs = await getCatalogs(config);
  const readTranslations = async (locale: string) => {
    const messages = await Promise.all(catalogs.map((catalog) => catalog.read(locale)));
    return messages.flatMap((all) => Object.entries(all ?? {})).filter(([, m]) => m.translation);
  };
  const known = await Promise.all(
    config.locales.map(async (locale) => [locale, await readTranslations(locale)] as const),
  );

  const args = ['extract', ...process.argv.slice(2)];
  await runQuietly('Collecting messages', toolPath('lingui'), args, toolEnv());

  for (const [locale, translations] of known) {
    const translationOf = new Map(translations.map(([id, { translation }]) => [id, translation]));
    let missing = 0;
    for (const catalog of catalogs) {
      const messages = (await catalog.read(locale)) ?? {};
      for (const [id, message] of Object.entries(messages)) {
        message.translation ||= translationOf.get(id) ?? '';
        if (!message.translation) missing += 1;
      }
      await catalog.write(locale, messages);
    }
    tell(`${locale}: ${missing} messages to translate.`);
  }
  return 0;
});
