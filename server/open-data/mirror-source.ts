/** A source that says one thing and sends another; the copy stays as it was. */
export class WrongSource extends Error {}

export async function get(site: string, path: string): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(new URL(path, site));
  } catch {
    throw new Error(`${site} cannot be reached. Your copy is unchanged.`);
  }
  if (!answer.ok) throw new WrongSource(`${site} answers ${answer.status} for ${path}.`);
  return answer;
}

export const textAt = async (site: string, path: string): Promise<string> => (await get(site, path)).text();

export function parsed(source: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongSource(`${source} has a line that is not JSON. Your copy is unchanged.`);
  }
}
