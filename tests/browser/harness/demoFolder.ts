const setting = 'LEITSTAND_STORY_DATA';

/** Where the data lie that the stories' servers begin with; told to the processes that run stories. */
export const demoFolder = {
  tell(folder: string): void {
    process.env[setting] = folder;
  },
  get(): string {
    const folder = process.env[setting];
    if (folder === undefined) throw new Error('nobody has made the data of the stories (prepare.ts)');
    return folder;
  },
};
