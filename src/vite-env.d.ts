/// <reference types="vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_DASHBOARD_ACCESS?: string;
  readonly VITE_CONSOLE_PATH?: string;
}
