import { useState } from 'react';
import { logRowsPerPage } from '../../../../domain/choices/logRowsPerPage.ts';

/** How many rows the page of a log has: 25, or 5, 10, 50. */
export const logPages = {
  usual: logRowsPerPage.items.find((it) => it.default)?.value ?? 25,
  choices: logRowsPerPage.items.map((it) => it.value),
};

/** The page of a log somebody looks at, in the form the pager takes. */
export function useLogPages() {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState<number>(logPages.usual);
  const onPerPage = (next: number) => {
    setPerPage(next);
    setPage(1);
  };
  return { page, perPage, pager: { page, perPage, choices: logPages.choices, onPage: setPage, onPerPage } };
}
