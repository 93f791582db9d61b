/** Milliseconds that a component's test waits for what should appear. */
const WAITS_MS = 10_000;

if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: WAITS_MS });
}

export {};
