import { renderToString } from 'react-dom/server';
import { type FloorData, List } from './list.tsx';

/** The HTML of the page's root element. */
export const render = (data: FloorData): string => renderToString(<List {...data} />);
