import { useState } from 'react';
import { logRowsPerPage } from '../../../domain/choices/logRowsPerPage.ts';

const choices = logRowsPerPage.items.map((it) => it.value);
const usual = logRowsPerPage.items.find((it) => it.default)?.value ?? 25;

/** The page of a log somebody looks at, in the form the pager takes: 25 rows, or 5, 10, 50. */
export function useLogPages() {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState<number>(usual);
  const onPerPage = (next: number) => {
    setPerPage(next);
    setPage(1);
  };
  return { page, perPage, pager: { page, perPage, choices, onPage: setPage, onPerPage } };
}
