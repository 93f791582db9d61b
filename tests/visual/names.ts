import { screens } from '#tests/e2e/screens.ts';
import { states } from '#tests/e2e/states.ts';
import { type Look, looksAt } from './looks.ts';

/** File name of the picture of a screen in one look. */
export const pictureName = (user: string, name: string, look: Look): string => {
  const words = `${user} ${name}`.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${words.join('-')}--${look.width}-${look.theme}-${look.language}.webp`;
};

/** The file names of all required pictures. */
export const pictureNames = (): string[] => [
  ...Object.entries(screens).flatMap(([user, list]) =>
    list.flatMap(({ name }) => looksAt().map((look) => pictureName(user, name, look))),
  ),
  ...states.flatMap(({ user, name, widths }) =>
    looksAt(widths).map((look) => pictureName(user, name, look)),
  ),
];
