import { rotateSecret } from '#server/platform/data-folder/data-folder.ts';
import {
  deleteDataKey,
  openDataKey,
  SecretChangedError,
} from '#server/platform/secrets/data-key.ts';
import { type Command, type Run, wordless } from './command.ts';

const BY_SETTING = `The secret comes from JWT_SECRET, so it is changed there.
1. Several instances: give all of them the new secret as JWT_SECRET_FALLBACK, and restart them one by one.
2. Give the new secret as JWT_SECRET and the old one as JWT_SECRET_FALLBACK, and restart.
3. After seven days, remove JWT_SECRET_FALLBACK.`;

const rotate =
  (atOnce: boolean): Run =>
  async ({ config: { jwtSecret, dataFolder }, database: { db } }) => {
    if (jwtSecret) return { message: BY_SETTING, done: false };
    await rotateSecret(dataFolder, atOnce, (secrets) => openDataKey(db, secrets));
    const former = atOnce
      ? 'everyone has to log in again'
      : 'what the former one signed is accepted until it expires';
    return {
      message: `There is a new secret. Restart the server, which uses it from then on: ${former}.`,
      done: true,
    };
  };

export const rotateSecretCommand: Command = {
  usage: {
    '': 'makes a new secret for tokens, and accepts the former one until its tokens expire',
    '--at-once': 'the same, but refuses the former one: everyone has to log in again',
  },
  read: ([word, ...more]) => {
    if (more.length > 0) return undefined;
    if (word === '--at-once') return rotate(true);
    return word === undefined ? rotate(false) : undefined;
  },
};

export const forgetSecret = wordless(
  'lets the server start although the secret is lost: authenticator apps and recovery codes stop working',
  async ({ database: { db }, secrets }) => {
    try {
      await openDataKey(db, await secrets());
      return { message: 'The secret is the right one: there is nothing to forget.', done: false };
    } catch (error) {
      if (!(error instanceof SecretChangedError)) throw error;
    }
    await deleteDataKey(db);
    return {
      message: 'Done: the server starts now. Authenticator apps and recovery codes no longer work.',
      done: true,
    };
  },
);
