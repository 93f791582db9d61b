// Tests of plain functions run without a page (`// @vitest-environment node`) and need nothing of one.
if (typeof window !== 'undefined') await import('./setup-page.ts');

export {};
