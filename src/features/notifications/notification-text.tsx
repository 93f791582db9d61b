import { Trans, useLingui } from '@lingui/react';
import type { UserType } from '#src/contract/enumerations.ts';
import type { Notification } from '#src/contract/notifications/notification.ts';
import { namesIn, type ShownName, sentenceOf } from '#src/entities/notification/sentences.ts';

function Name({ name, missing }: ShownName) {
  const { i18n } = useLingui();
  return name ? <bdi className="font-medium text-text">{name}</bdi> : i18n._(missing);
}

/** A notification's text for this reader, with names in bold (rule NOTICE-1). */
export function NotificationText({
  notification,
  reader,
}: {
  notification: Notification;
  reader: UserType;
}) {
  const { i18n } = useLingui();
  const [other, job] = namesIn(notification, reader);
  return (
    <Trans
      {...sentenceOf(notification, i18n.locale)}
      components={{ 0: <Name {...other} />, 1: <Name {...job} /> }}
    />
  );
}
