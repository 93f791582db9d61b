import { useLingui } from '@lingui/react/macro';
import { PRODUCT_NAME } from '../../lib/config.ts';
import { Page, type PageProps } from '../../ui/page.tsx';
import { useScreen } from './use-screen.ts';

/** A `Page` with the title from the current route's `staticData`. */
export function ScreenPage(props: Omit<PageProps, 'title'>) {
  const { i18n } = useLingui();
  const { title } = useScreen();
  return <Page {...props} title={title ? i18n._(title) : PRODUCT_NAME} />;
}
