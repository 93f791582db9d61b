import { readdirSync } from 'node:fs';

/** The paths of the app's routes, derived from their files, with `*` for each parameter. */
export const routes = readdirSync('src/routes', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/__root|(^|\/)_[^/]*\.tsx$/.test(file))
  .map((file) =>
    file
      .replace(/\.tsx$/, '')
      .split(/[/.]/)
      .filter((part) => part !== 'index' && !part.startsWith('_'))
      .map((part) => (part.startsWith('$') ? '*' : part)),
  )
  .map((parts) => `/${parts.join('/')}`);
