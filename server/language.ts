import { parseAccept } from 'hono/utils/accept';
import { firstLanguage, type Language } from '../src/contract/language.ts';

/** The language of an Accept-Language header that we support, by its weights; English by default. */
export const preferredLanguage = (header = ''): Language =>
  firstLanguage(
    parseAccept(header)
      .filter(({ q }) => q > 0)
      .map(({ type }) => type.toLowerCase().split('-')[0]),
  );
