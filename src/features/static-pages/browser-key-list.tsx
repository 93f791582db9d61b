import { Trans, useLingui } from '@lingui/react/macro';
import { BROWSER_KEYS, type BrowserKey } from './browser-keys.ts';

/** Every cookie and key that this site may write: what it is for, and how long it stays. */
export function BrowserKeyList() {
  return (
    <dl className="divide-y divide-line border-line border-y *:py-3">
      {BROWSER_KEYS.map((key) => (
        <BrowserKeyRow key={`${key.where.id} ${key.names[0]}`} {...key} />
      ))}
    </dl>
  );
}

function BrowserKeyRow({ names, where, what, howLong }: BrowserKey) {
  const { i18n } = useLingui();
  const time = i18n._(howLong);
  return (
    <div>
      <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="flex min-w-0 flex-wrap gap-x-3">
          {names.map((name) => (
            <code key={name} className="wrap-anywhere font-mono text-13">
              {name}
            </code>
          ))}
        </span>
        <span className="font-normal text-14 text-muted">{i18n._(where)}</span>
      </dt>
      <dd>{i18n._(what)}</dd>
      <dd className="text-14 text-muted">
        <Trans>Kept: {time}</Trans>
      </dd>
    </div>
  );
}
