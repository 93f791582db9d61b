import { isFromFullServer } from '../../api/unless-unknown.ts';
import type { Application } from '../../contract/application.ts';

/** Whether the application can be among those that are changed at once. */
export const isSelectable = (application: Application): boolean =>
  !application.withdrawn_at && isFromFullServer(application);
