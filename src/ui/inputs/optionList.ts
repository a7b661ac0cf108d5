/** The list that drops from a field: as wide as the field, above dialogs' bodies, never taller than twelve rows. */
export const optionListClass =
  'fade-in z-(--z-menu) max-h-[320px] overflow-y-auto rounded-3 bg-raised p-2 text-12 whitespace-nowrap text-1 shadow-menu outline-none';

/** One line of it. */
export const optionClass = 'flex h-13 items-center gap-4 rounded-2 px-4 data-focus:bg-selected data-disabled:text-off';
