/**
 * Insults about where somebody comes from, as patterns of folded texts; single words of that kind stand in
 * the hold list. A group alone is no insult, and neither is a color or a kind of tile.
 */
const GROUPS =
  '(?:mexicans|arabs|muslims|blacks|jews|asians|indians|latinos|hispanics|immigrants|illegals|gypsies|gringos|chinamen|africans|haitians|venezuelans)';
const GRUPO =
  '(?:indi[oa]s?|nac[oa]s?|negr[oa]s?|priet[oa]s?|gring[oa]s?|chin[oa]s?|judi[oa]s?|arabes?|centroamerican[oa]s?|venezolan[oa]s?|haitian[oa]s?|salvadoren[oa]s?|honduren[oa]s?|guatemaltec[oa]s?|colombian[oa]s?|jot[oa]s?|marica|maricones|maricon|sudacas?|oaxac[oa]s?|migrantes)';
const COUNTRY =
  '(?:your (?:own )?country|where(?:ver)? you (?:people )?came from|mexico|africa|china|india|guatemala|honduras|el salvador|venezuela)';

export const INSULTS: readonly string[] = [
  String.raw`\b(?:dirty|filthy|stupid|fucking|damn|goddamn|lazy|thieving|ignorant|smelly) ${GROUPS}\b`,
  String.raw`(?:^|[.!?,;:\n"] ?)(?:just |please |now )?go back to ${COUNTRY}\b`,
  String.raw`\b(?:you|you people|they|he|she|these people|them all|all of them) (?:all )?(?:should|need to|must|can|better|ought to) (?:all |just )?go back to ${COUNTRY}\b`,
  String.raw`\bsend (?:them|him|her|these people) back to ${COUNTRY}\b`,
  String.raw`\b(?:pinches?|putos?|malditos?|mugros[oa]s?|asqueros[oa]s?|cochin[oa]s?) ${GRUPO}\b(?! (?:mate|brillante|satinad[oa]|azabache))`,
  String.raw`\b${GRUPO} (?:mugros[oa]s?|de mierda|cochin[oa]s?|asqueros[oa]s?|muert[oa]s? de hambre|pata ?r?rajadas?|patas rajadas|ignorantes)\b`,
  String.raw`\bpata ?r?rajadas?\b`,
  String.raw`\b(?:regres(?:ate|ese|ense)|larg(?:ate|uese|uense)|vuelv(?:ete|ase|anse)) (?:a|pa|para) (?:tu|su|mexico|africa|china) ?(?:pais|tierra|rancho|pueblo|cerro)?\b`,
];
