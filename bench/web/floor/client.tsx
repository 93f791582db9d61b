import { hydrateRoot } from 'react-dom/client';
import { type FloorData, List } from './list.tsx';

const root = document.querySelector('#root');
const data = JSON.parse(document.querySelector('#data')?.textContent ?? '') as FloorData;
if (root) hydrateRoot(root, <List {...data} />);
