/**
 * Loads a JSON file of the site from the network, or from the browser's cache where there is no network.
 * @throws where neither has it, or it is not JSON
 */
export const fetchJson = async (address: string): Promise<unknown> => {
  const response = await fetch(address, { cache: navigator.onLine ? 'default' : 'force-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
};
