import { useState } from 'react';
import type { Application } from '../../contract/application.ts';

type Rows = readonly Pick<Application, '_id'>[];

/**
 * The applications before and after the open one on this page. One that leaves the list while it is open
 * (its new status no longer fits the filter) keeps its place: the one that moved up is the next.
 */
export const useNeighbours = (rows: Rows, openId: string) => {
  const index = rows.findIndex(({ _id }) => _id === openId);
  const [last, setLast] = useState({ id: openId, index });
  if (index !== -1 && (last.id !== openId || last.index !== index)) setLast({ id: openId, index });

  if (index !== -1)
    return { index, previousId: rows[index - 1]?._id, nextId: rows[index + 1]?._id };
  const place = last.id === openId ? Math.max(last.index, 0) : 0;
  return { index, previousId: rows[place - 1]?._id, nextId: rows[place]?._id };
};
