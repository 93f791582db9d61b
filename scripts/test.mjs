import { runNode } from './setup/child.mjs';
import { runCommand } from './setup/failure.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { inRoot, toolEnv } from './setup/paths.mjs';

/** Variables that would point the tests, or the app they build, at a developer's own database, files or settings. */
const FOREIGN =
  /^(VITE_|S3_|SMTP_|DATABASE_URL$|DATA_DIR$|JWT_SECRET$|PUBLIC_URL$|HOST$|PORT$|SEED$|RATE_LIMITS$|ALLOW_PLAINTEXT$|SINGLE_INSTANCE$|NODE_ENV$)/;

// `npm test`: every suite, or those named: `npm test -- unit e2e`. Runs on Node 20.
await runCommand(async () => {
  await ensureInstalled();
  const env = Object.fromEntries(Object.entries(toolEnv()).filter(([name]) => !FOREIGN.test(name)));
  return runNode([inRoot('scripts', 'test.ts'), ...process.argv.slice(2)], env);
});
