import { isCurrency } from './currencies.ts';

/** Characters of the setting; enough for every currency that there is. */
const LENGTH_MAX = 5000;
const PAIR = /^\s*([A-Z]{3})\s*=\s*(\d{1,9}(?:\.\d{1,12})?)\s*$/;

/**
 * The rates by currency from the setting's text, such as `EUR=1.08,GBP=1.27`; undefined when it isn't one: an
 * unknown currency, one that comes twice, a rate that isn't above 0.
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
