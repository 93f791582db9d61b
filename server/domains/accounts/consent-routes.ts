import type { Dependencies } from '#server/http/dependencies.ts';
import { preferredLanguage } from '#server/http/language.ts';
import { orRefuse } from '#server/http/refusals.ts';
import type { Route } from '#server/http/router.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { agreeToTerms } from './consent-commands.ts';
import { listConsents } from './consent-queries.ts';

/** /api/account/consents: what the caller agreed to. Sharing a profile ends in the domain of applications. */
export function consentRoutes(route: Route, { database: { db }, clock }: Dependencies) {
  route(endpoints.listConsents, (c, { query }) => listConsents(db, c.var.user._id, query));
  route(endpoints.agreeToTerms, async (c, { readBody }) => {
    const { version } = await readBody();
    const language = preferredLanguage(c.req.header('accept-language'));
    const given = { version, language, now: clock() };
    orRefuse('agreement', await agreeToTerms(db, c.var.user._id, given));
  });
}
