// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { CompanyLogo } from './company-logo.tsx';

const LOGO = 'https://cdn.example/logo.png';
const logo = () => screen.queryByRole('presentation');

it.each([
  ['Example Logistics', 'EL'],
  ['acme', 'A'],
  ['The Long Name Company', 'TL'],
  ['  Spaced   Out  ', 'SO'],
  ['Çınar Şirketi', 'ÇŞ'],
  ['İzmir Ulaşım', 'İU'],
  ['ığdır örnek', 'IÖ'],
  ['42 Kargo', '4K'],
  ['🚀 Rocket', '🚀R'],
  ['👩‍🔧 Workshop', '👩‍🔧W'],
  ['🇹🇷 Kargo', '🇹🇷K'],
])('%s without a logo: %s', (name, initials) => {
  const { container } = renderUi(<CompanyLogo name={name} logoUrl={null} />);
  expect(container).toHaveTextContent(new RegExp(`^${initials}$`));
  expect(logo()).toBeNull();
});

it('falls back to the initials when the logo cannot be loaded, and tries a new one', () => {
  const { container, rerender } = renderUi(<CompanyLogo name="Example" logoUrl={LOGO} />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(container).toHaveTextContent('E');
  expect(logo()).toBeNull();
  rerender(<CompanyLogo name="Example" logoUrl={`${LOGO}?2`} />);
  expect(logo()).toHaveAttribute('src', `${LOGO}?2`);
});

it('upper-cases by the language of the interface, as styles do', () => {
  const { container } = renderUi(<CompanyLogo name="ilk izmir" logoUrl={null} />);
  expect(container).toHaveTextContent(/^II$/);
  act(() => i18n.activate('tr'));
  onTestFinished(() => act(() => i18n.activate('en')));
  expect(container).toHaveTextContent(/^İİ$/);
});
