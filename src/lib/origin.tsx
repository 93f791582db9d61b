import { createContext, use } from 'react';

const OriginContext = createContext<string | null>(null);

/** Provides the origin of the published app: `https://jobs.example.com`; the browser's current one by default. */
export const OriginProvider = OriginContext.Provider;

/** The origin of the published app, for absolute URLs. */
export const useOrigin = (): string => use(OriginContext) ?? window.location.origin;
