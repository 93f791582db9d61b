import { readdirSync } from 'node:fs';

/** The addresses of the app's routes by their files, each parameter as `*`. */
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
