import type { StorybookConfig } from '@storybook/react-vite';

/** The design system by itself: `npm run gallery`. */
const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'gallery/vite.config.ts' } },
  },
  stories: ['./*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The parameters of a component are read from its types, beside it.
  typescript: { reactDocgen: false },
};

export default config;
