/** Gives the reader a text as a file. */
export const saveText = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the press: it keeps its address for a while.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
