import { useState } from 'react';
import type { Application } from '../../contract/application.ts';

type Rows = readonly Pick<Application, '_id'>[];

/**
 * The previous and next application on this page. When the open one leaves the list (its new status
 * no longer matches the filter), the one that took its position is the next.
 */
export const useAdjacentApplications = (rows: Rows, openId: string) => {
  const index = rows.findIndex(({ _id }) => _id === openId);
  const [last, setLast] = useState({ id: openId, index });
  if (index !== -1 && (last.id !== openId || last.index !== index)) setLast({ id: openId, index });

  if (index !== -1)
    return { index, previousId: rows[index - 1]?._id, nextId: rows[index + 1]?._id };
  const place = last.id === openId ? Math.max(last.index, 0) : 0;
  return { index, previousId: rows[place - 1]?._id, nextId: rows[place]?._id };
};
