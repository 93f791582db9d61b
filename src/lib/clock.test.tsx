// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { ClockProvider, useClock } from './clock.tsx';
import { OriginProvider, useOrigin } from './origin.tsx';
import { useFormats } from './use-formats.ts';
import { useTimes } from './use-times.ts';

const NOW = Date.parse('2026-11-20T23:30:00Z');

function Clock() {
  const { now, timeZone } = useClock();
  const { date, ago } = useFormats();
  const { dateTime } = useTimes();
  const hourAgo = '2026-11-20T22:30:00Z';
  const facts = [now === NOW ? 'server' : typeof now, timeZone ?? 'device'];
  return <p>{[...facts, date(hourAgo), dateTime(hourAgo), ago(hourAgo)].join('; ')}</p>;
}

const inApp = (now?: number) => (
  <I18nProvider i18n={i18n}>
    <ClockProvider now={now}>
      <Clock />
    </ClockProvider>
  </I18nProvider>
);

it('is that of the server, in UTC, in the page that it renders', () => {
  expect(renderToString(inApp(NOW))).toBe(
    `<p>server; UTC; Fri 20 Nov; Fri 20 Nov, 10:30\u00a0PM; 1 hour ago</p>`,
  );
  expect(renderToString(inApp())).toMatch(/^<p>number; UTC; /);
});

it('is that of the device once React has taken over the page', () => {
  expect(renderUi(inApp(NOW)).container.textContent).toMatch(/^number; device; /);
});

it('gives absolute addresses the origin of the published app', () => {
  const Origin = () => <p>{useOrigin()}</p>;
  renderUi(
    <>
      <Origin />
      <OriginProvider value="https://jobs.example">
        <Origin />
      </OriginProvider>
    </>,
  );
  const texts = screen.getAllByText(/^http/).map(({ textContent }) => textContent);
  expect(texts).toEqual([window.location.origin, 'https://jobs.example']);
});
