import { start, supervise } from './setup/child.mjs';
import { runCommand } from './setup/failure.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { inRoot, nodePath, toolEnv, toolPath } from './setup/paths.mjs';

const WEB_PORT = process.env.WEB_PORT ?? '5173';
const API_PORT = process.env.API_PORT ?? '3001';

// `npm run dev`: the app with hot reload, and the API, restarted when its files change. Runs on Node 20.
await runCommand(async () => {
  await ensureInstalled();
  const api = start(nodePath, ['--watch', '--watch-preserve-output', inRoot('server', 'main.ts')], {
    ...toolEnv(),
    PORT: API_PORT,
    // Links in mails go to the app.
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${WEB_PORT}`,
    // Vite renders the mails.
    DEV_SERVER_URL: `http://localhost:${WEB_PORT}`,
  });
  const web = start(toolPath('vite'), ['--port', WEB_PORT, '--strictPort', '--clearScreen=false'], {
    ...toolEnv(),
    API_PORT,
  });
  return supervise([web, api]);
});
