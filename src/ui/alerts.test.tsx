// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { dismissAlert, raiseAlert, readAlerts } from '#src/lib/alerts.ts';
import { renderUi } from '#tests/render.tsx';
import { Alerts, preloadAlerts } from './alerts.tsx';

beforeAll(preloadAlerts);

afterEach(() => {
  for (const { id } of readAlerts()) act(() => dismissAlert(id));
});

const area = () => screen.getByRole('region', { name: 'Notifications' });

it('exists before the first alert, so that screen readers announce it', () => {
  renderUi(<Alerts />);
  expect(within(area()).getByRole('status')).toBeEmptyDOMElement();
  expect(within(area()).queryByRole('alert')).toBeNull();
});

it('announces errors assertively, and other alerts politely', async () => {
  renderUi(<Alerts />);
  act(() => {
    raiseAlert('success', 'Saved');
    raiseAlert('error', errorMessages.jobNotFound);
  });
  expect(await within(area()).findByRole('alert')).toHaveTextContent('Job not found');
  expect(await within(area()).findByText('Saved')).toBeVisible();
  expect(within(area()).getByRole('status')).toHaveTextContent('Saved');
  expect(within(area()).getByRole('status')).not.toHaveTextContent('Job not found');
});

it('has a dismiss button for each alert', async () => {
  const { user } = renderUi(<Alerts />);
  act(() => {
    raiseAlert('info', 'First');
    raiseAlert('info', 'Second');
  });
  const [first] = await screen.findAllByRole('button', { name: 'Dismiss' });
  await user.click(first!);
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByText('Second')).toBeVisible();
});

/** Waits longer than an alert is shown. */
const wait = () => act(() => void vi.advanceTimersByTime(60_000));
const withFakeTimers = () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
};
const alertOf = (text: string) => screen.getByText(text);
const dismissButton = () => screen.getAllByRole('button', { name: 'Dismiss' })[0]!;

it.each(['dismissed', 'raised again'])(
  'resumes the other alerts once the focused one is %s (ALERT-3)',
  (how) => {
    withFakeTimers();
    renderUi(<Alerts />);
    act(() => {
      raiseAlert('info', 'First');
      raiseAlert('info', 'Second');
    });
    act(() => dismissButton().focus());
    if (how === 'dismissed') {
      fireEvent.pointerMove(alertOf('First'));
      fireEvent.pointerUp(dismissButton());
      fireEvent.click(dismissButton());
    } else act(() => void raiseAlert('info', 'First'));
    wait();
    expect(area()).not.toHaveTextContent(/First|Second/);
  },
);
