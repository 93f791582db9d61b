import type { StorybookConfig } from '@storybook/react-vite';

/** The design system without the app: `npm run gallery`. */
const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'gallery/vite.config.ts' } },
  },
  stories: ['./*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Readers can find a component's props in its source.
  typescript: { reactDocgen: false },
};

export default config;
