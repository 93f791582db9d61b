import { createContext, use } from 'react';

const OriginContext = createContext<string | null>(null);

/** Tells everything below where the app is published: `https://jobs.example.com`. By default, where the browser has it from. */
export const OriginProvider = OriginContext.Provider;

/** Where the app is published, for absolute addresses. */
export const useOrigin = (): string => use(OriginContext) ?? window.location.origin;
