/**
 * A JSON file of the site: fresh where there is a network, from the browser's cache where there is none, so that a
 * cellar without a signal still answers.
 * @throws where neither has it, or it is no JSON
 */
export const fetchJson = async (address: string): Promise<unknown> => {
  const response = await fetch(address, { cache: navigator.onLine ? 'default' : 'force-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
};
