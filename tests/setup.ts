// Tests of plain functions run without a page (`// @vitest-environment node`) and need no setup.
if (typeof window !== 'undefined') await import('./setup-page.ts');

export {};
