import { isCurrency } from './currencies.ts';

/** Maximum characters of the setting; enough for every currency. */
const LENGTH_MAX = 5000;
const PAIR = /^\s*([A-Z]{3})\s*=\s*(\d{1,9}(?:\.\d{1,12})?)\s*$/;

/**
 * Parses the setting, such as `EUR=1.08,GBP=1.27`, into rates by currency; undefined for bad syntax, an unknown or
 * repeated currency, or a rate that isn't positive.
 */
export function readRates(text: string): Readonly<Record<string, number>> | undefined {
  if (text.length > LENGTH_MAX) return undefined;
  const rates: Record<string, number> = {};
  for (const pair of text.split(',')) {
    const [, currency, written] = PAIR.exec(pair) ?? [];
    const rate = Number(written);
    if (!currency || !isCurrency(currency) || currency in rates || !(rate > 0)) return undefined;
    rates[currency] = rate;
  }
  return rates;
}
