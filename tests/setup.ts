// Tests that need no page, such as those of plain functions, need no setup.
if (typeof window !== 'undefined') await import('./setup-page.ts');

export {};
