import { globSync } from 'node:fs';
import { root } from '#scripts/setup/paths.mjs';

/*
 * The files of `src` that a visitor's first screens don't need. Texts and styles of all other files come with every
 * page, so each file listed here saves bytes. `npm test -- imports` checks that first screens import none of them.
 */

const files = (...patterns: string[]): string[] =>
  patterns.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: root });
    if (found.length === 0) throw new Error(`There is no file ${pattern}`);
    return found.map((file) => file.replaceAll('\\', '/'));
  });

/** For users who sign in or are signed in. */
export const ACCOUNT = files(
  'src/features/{auth,console,dashboard,interviews,messages,my-applications,notifications,profile,review}/**/*.*',
  'src/features/{settings,your-data}/**/*.*',
  'src/features/apply/!(apply-panel|panel-parts).ts*',
  'src/features/employer-jobs/!(owner-panel).ts*',
  'src/features/jobs/job-preview.tsx',
  'src/features/shell/{forbidden,role-layout,screen-failure,screen-page}.ts*',
  'src/features/action-items/!(welcome).ts*',
  'src/routes/{$console,_signed-in,confirm-email,forgot-password,login,notifications.preferences,register,reset-password}.tsx',
  'src/routes/_signed-in/**/*.*',
  'src/contract/error-messages.ts',
  'src/api/{account-security,application-messages,application-mutations,application-queue}.ts',
  'src/api/{application-review,applications,batch-check,consents,console,console-mutations,device-id,devices}.ts',
  'src/api/{deletion,email,employer-jobs,exports,interviews,passkeys,second-step}.ts',
  'src/api/{job-mutations,notification-preferences,notifications,own-jobs,password-reset}.ts',
  'src/api/{profile,profile-mutations,review-mutations,sign-in,undo-action,undo-statuses,uploads}.ts',
  'src/entities/application/!(filters-with-matches|status-filters).ts*',
  'src/entities/interview/*.ts*',
  'src/entities/job/{period,status}-labels.ts',
  'src/entities/{notification,record}/*.ts',
  'src/entities/profile/!(format-month|profile-completeness).ts*',
  'src/ui/{confirm,confirm-button,confirm-dialog,copy-button,failure-notices,file-field}.tsx',
  'src/ui/{folded-rows,form,link-tabs,list-field,pane,past-end,progress-bar}.tsx',
  'src/ui/{setting,short-id,text-area}.tsx',
  'src/ui/use-leave-guard.tsx',
);

/** The pages that the footer links to. */
export const INFO = files(
  'src/features/{contact,static-pages}/**/*.*',
  'src/routes/{about,contact,faq,pricing,privacy,resources,terms}.tsx',
  'src/api/contact-messages.ts',
);

/** Rendered only by the server, for mails. */
export const MAILS = files('src/mails/**/*.*', 'src/entry-mails.tsx');

/** The routes of the first screens. */
export const FIRST_ROUTES = [
  'src/routes/index.tsx',
  'src/routes/jobs.index.tsx',
  'src/routes/jobs.$jobId.index.tsx',
];

/** The other routes. */
export const LATER_ROUTES = files('src/routes/**/*.tsx').filter(
  (route) => !FIRST_ROUTES.includes(route),
);

/** Loaded after the first render, if at all. Has no texts beyond those of the public catalog. */
export const ON_DEMAND = files(
  'src/features/jobs/filter-sheet.tsx',
  'src/features/shell/{mobile-links,not-found,notification-bell,signed-in-bar,user-menu}.tsx',
  'src/entities/job/suggestion-list.tsx',
  'src/ui/{avatar,choice,choice-group,dialog,disclosure,form-bar,form-section,menu}.tsx',
  'src/ui/{numbered-step,section-outline,table-of-contents,tabs,text-field}.tsx',
);

export const TESTS = files('src/**/*.test.*');
