import type { MoreIcon } from './icons.tsx';

/** Icons that no public screen shows at first; they load with the screens that do. */
export const moreIcons = {
  arrowDown: {
    path: 'M12 5v14m-6-6 6 6 6-6',
  },
  arrowRight: {
    path: 'M5 12h14m-6-6 6 6-6 6',
  },
  arrowUp: {
    path: 'M12 19V5m-6 6 6-6 6 6',
  },
  bell: {
    path: 'M18 16V10.5a6 6 0 1 0-12 0V16l-1.5 2.5h15L18 16Zm-8 2.5a2 2 0 0 0 4 0',
  },
  camera: {
    path: 'M4.5 8h3l1.5-2.5h6L16.5 8h3A1.5 1.5 0 0 1 21 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-8A1.5 1.5 0 0 1 4.5 8ZM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  },
  copy: {
    path: 'M9.5 8.5h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1Zm-4 7a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1',
  },
  document: {
    path: 'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5l-5-5Zm0 0v5h5M9 13h6m-6 3.5h6',
  },
  download: {
    path: 'M12 4.5V16m-4.5-4 4.5 4.5 4.5-4.5M4.5 15.5V18a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2.5',
  },
  eye: {
    path: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  },
  eyeOff: {
    path: 'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.5 7.3A16.6 16.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.7-1.3M10 10a3 3 0 0 0 4.1 4.2',
  },
  // Keyboard keys: never mirrored on right-to-left pages.
  keyLeft: {
    path: 'M19 12H5m6-6-6 6 6 6',
  },
  keyRight: {
    path: 'M5 12h14m-6-6 6 6-6 6',
  },
  mail: {
    path: 'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 7l8.5 6 8.5-6',
  },
  message: {
    path: 'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-6.5L8 20.5v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5ZM8 9h8m-8 3.5h5',
  },
  more: {
    path: 'M5 12h.01M12 12h.01M19 12h.01',
  },
  pencil: {
    path: 'm14.5 5.5 4 4M4.5 19.5l.8-4.2L16 4.6a1.4 1.4 0 0 1 2 0l1.4 1.4a1.4 1.4 0 0 1 0 2L8.7 18.7l-4.2.8Z',
  },
  plus: {
    path: 'M12 5v14M5 12h14',
  },
  refresh: {
    path: 'M20 5v5h-5M4 19v-5h5M5.5 9a7.5 7.5 0 0 1 12.8-2L20 10M4 14l1.7 3a7.5 7.5 0 0 0 12.8-2',
  },
  star: {
    path: 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 3.8Z',
  },
  settings: {
    path: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  },
  status: {
    path: 'M4 12a8 8 0 0 1 13.7-5.6L20 9m0-4.5V9h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15m0 4.5V15h4.5',
  },
  trash: {
    path: 'M4.5 7h15M9.5 7V4.5h5V7m-8 0 .9 12a1.5 1.5 0 0 0 1.5 1.5h6.2a1.5 1.5 0 0 0 1.5-1.5l.9-12M10 11v5.5m4-5.5v5.5',
  },
  undo: {
    path: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3.5',
  },
  upload: {
    path: 'M12 16V4.5m-4.5 4L12 4l4.5 4.5M4.5 15.5V18a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2.5',
  },
} satisfies Record<string, MoreIcon>;
