// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApplicationFilter } from '#src/contract/applications/statuses.ts';
import { renderUi } from '#tests/render.tsx';
import { StatusBadge } from './status-badge.tsx';

/** Rule STATUS-1: pending info, reviewed warning, interview success, accepted secondary, rejected error. */
const looks: Record<ApplicationFilter, [label: string, tone: string]> = {
  pending: ['Pending', 'text-info'],
  reviewed: ['Reviewed', 'text-warning'],
  interview: ['Interview', 'text-success'],
  accepted: ['Accepted', 'text-secondary'],
  hired: ['Accepted', 'text-secondary'],
  rejected: ['Rejected', 'text-danger'],
  withdrawn: ['Withdrawn', 'text-muted'],
};

it.each(Object.entries(looks))(
  '%s has its label and its color (STATUS-1)',
  (status, [label, tone]) => {
    renderUi(<StatusBadge status={status as ApplicationFilter} />);
    expect(screen.getByText(label)).toHaveClass(tone);
  },
);
