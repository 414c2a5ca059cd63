/** What the demo world knows about a trade: how often it occurs, how its firms are called, what goes with it. */
export type DemoTrade = {
  slug: string;
  /** Against the other trades: how many contractors have it as their main one. */
  weight: number;
  /** The word in a firm's name. */
  english: readonly string[];
  mexican_spanish: readonly string[];
  /** Trades that the same firm may also do. */
  neighbours: readonly string[];
  /** Licence classes: California, Arizona, Nevada, Florida, Texas. A state without one has an empty text. */
  classes: readonly [california: string, arizona: string, nevada: string, florida: string, texas: string];
};

function trade(
  slug: string,
  weight: number,
  english: string,
  spanish: string,
  neighbours: string,
  classes: string,
): DemoTrade {
  const [california = '', arizona = '', nevada = '', florida = '', texas = ''] = classes.split(',');
  return {
    slug,
    weight,
    english: english.split('|'),
    mexican_spanish: spanish.split('|'),
    neighbours: neighbours.split(' '),
    classes: [california, arizona, nevada, florida, texas],
  };
}

/** In the order of the product's list of trades. */
export const DEMO_TRADES: readonly DemoTrade[] = [
  trade('general-contractor', 12, 'Construction|Builders|General Contracting', 'Constructora|Construcciones|Obras', 'remodeling additions-adu concrete', 'B,KB-1,B,CGC,'),
  trade('remodeling', 13, 'Remodeling|Home Renovation', 'Remodelaciones', 'kitchen bathroom general-contractor flooring', 'B-2,B-3,B-2,CRC,'),
  trade('kitchen', 8, 'Kitchens|Kitchen & Bath', 'Cocinas Integrales|Cocinas', 'cabinets countertops bathroom remodeling', 'B-2,B-3,B-2,CRC,'),
  trade('bathroom', 8, 'Baths|Bath Remodeling', 'Remodelación de Baños|Baños', 'tile plumbing kitchen', 'B-2,B-3,B-2,CRC,'),
  trade('additions-adu', 5, 'Additions|ADU Builders', 'Ampliaciones', 'general-contractor framing foundation', 'B,B-3,B,CRC,'),
  trade('architecture', 4, 'Architecture|Design Studio', 'Arquitectos|Taller de Arquitectura', 'structural-eng remodeling', ',,,,'),
  trade('structural-eng', 2, 'Structural Engineering', 'Ingeniería Estructural', 'foundation architecture', ',,,,'),
  trade('survey', 2, 'Land Surveying', 'Topografía', 'excavation structural-eng', ',,,,'),
  trade('demolition', 3, 'Demolition', 'Demoliciones', 'excavation handyman-cleanup', 'C-21,R-7,,,'),
  trade('excavation', 4, 'Excavating|Grading & Excavation', 'Excavaciones y Nivelación', 'demolition foundation concrete', 'C-12,R-9,,,'),
  trade('foundation', 5, 'Foundations|Foundation Repair', 'Cimentaciones', 'concrete structural-eng excavation', 'C-8,CR-9,C-5,,'),
  trade('concrete', 9, 'Concrete', 'Concretos|Firmes y Banquetas', 'masonry paving foundation', 'C-8,CR-9,C-5,,'),
  trade('masonry', 9, 'Masonry|Block & Stone', 'Albañilería|Albañilería y Block', 'concrete plaster-stucco fencing', 'C-29,CR-31,C-18,,'),
  trade('paving', 4, 'Paving|Pavers', 'Pavimentos y Adoquín', 'concrete excavation decks-patios', 'C-12,CR-69,,,'),
  trade('framing', 4, 'Framing', 'Estructuras de Madera', 'additions-adu drywall decks-patios', 'C-5,CR-7,C-3,,'),
  trade('steel-welding', 5, 'Steel & Welding|Welding', 'Estructuras Metálicas|Soldadura', 'ornamental-iron framing', 'C-51,CR-17,C-14,,'),
  trade('ornamental-iron', 7, 'Ironworks|Gates & Rails', 'Herrería|Herrería y Portones', 'steel-welding fencing garage-doors', 'C-23,CR-61,C-14,,'),
  trade('roofing', 14, 'Roofing', 'Techos', 'waterproofing gutters siding', 'C-39,CR-42,C-15,CCC,'),
  trade('waterproofing', 8, 'Waterproofing', 'Impermeabilizaciones|Impermeabilizantes', 'roofing painting plaster-stucco', 'C-39,CR-40,,CCC,'),
  trade('gutters', 3, 'Gutters|Sheet Metal', 'Canaletas y Lámina', 'roofing siding', 'C-43,CR-45,,,'),
  trade('siding', 3, 'Siding & Exteriors', 'Fachadas', 'windows-glass painting gutters', 'C-35,CR-7,,,'),
  trade('windows-glass', 6, 'Windows & Glass|Glass', 'Cancelería y Vidrio|Aluminios', 'doors siding', 'C-17,CR-65,C-8,,'),
  trade('doors', 4, 'Doors|Doors & Locks', 'Puertas y Cerrajería', 'windows-glass garage-doors finish-carpentry', 'D-28,CR-60,,,'),
  trade('garage-doors', 5, 'Garage Doors', 'Puertas de Cochera|Portones Automáticos', 'doors ornamental-iron', 'D-28,CR-60,,,'),
  trade('insulation', 3, 'Insulation', 'Aislamientos', 'drywall hvac', 'C-2,CR-40,,,'),
  trade('drywall', 6, 'Drywall', 'Tablaroca|Tablaroca y Acabados', 'painting plaster-stucco insulation', 'C-9,CR-10,C-4,,'),
  trade('plaster-stucco', 5, 'Plaster & Stucco|Stucco', 'Aplanados y Estuco', 'painting masonry waterproofing', 'C-35,CR-36,,,'),
  trade('painting', 14, 'Painting|Painters', 'Pintura|Pintores', 'drywall plaster-stucco waterproofing', 'C-33,CR-34,C-4,,'),
  trade('flooring', 7, 'Flooring|Floors', 'Pisos', 'tile finish-carpentry painting', 'C-15,CR-8,C-16,,'),
  trade('tile', 9, 'Tile & Stone|Tile', 'Azulejos y Pisos|Mármoles y Azulejos', 'flooring bathroom countertops', 'C-54,CR-48,C-20,,'),
  trade('cabinets', 7, 'Cabinetry|Cabinets & Millwork', 'Ebanistería|Clósets y Gabinetes', 'kitchen finish-carpentry countertops', 'C-6,CR-7,C-3,,'),
  trade('countertops', 4, 'Countertops|Stone Tops', 'Cubiertas y Granitos', 'cabinets tile kitchen', 'C-54,CR-48,,,'),
  trade('finish-carpentry', 5, 'Finish Carpentry|Woodworks', 'Carpintería', 'cabinets doors flooring', 'C-6,CR-7,C-3,,'),
  trade('electrical', 17, 'Electric|Electrical', 'Instalaciones Eléctricas|Electricistas', 'low-voltage solar', 'C-10,CR-11,C-2,EC,TECL'),
  trade('low-voltage', 5, 'Security & Data|Low Voltage', 'Cámaras y Redes|Voz y Datos', 'electrical fire-protection', 'C-7,CR-67,,EF,'),
  trade('solar', 7, 'Solar', 'Energía Solar|Paneles Solares', 'electrical roofing', 'C-46,CR-11,C-2,CVC,TECL'),
  trade('plumbing', 20, 'Plumbing', 'Plomería|Instalaciones Hidráulicas', 'water-systems drains-septic gas', 'C-36,CR-37,C-1,CFC,RMP'),
  trade('drains-septic', 6, 'Drain & Septic|Sewer & Drain', 'Desazolves|Drenajes', 'plumbing excavation', 'C-42,CR-41,C-1,CFC,'),
  trade('water-systems', 6, 'Water Heaters & Pumps|Pump Service', 'Bombas y Cisternas|Boilers y Tinacos', 'plumbing gas', 'C-36,CR-37,C-1,CFC,RMP'),
  trade('gas', 4, 'Gas Lines|Gas Fitting', 'Instalaciones de Gas', 'plumbing water-systems', 'C-36,CR-37,C-1,CFC,RMP'),
  trade('hvac', 18, 'Heating & Air|Air Conditioning', 'Climas y Refrigeración|Aires Acondicionados', 'insulation electrical', 'C-20,CR-39,C-21,CAC,TACLA'),
  trade('fire-protection', 2, 'Fire Protection', 'Protección contra Incendios', 'low-voltage plumbing', 'C-16,CR-16,,,'),
  trade('landscaping', 11, 'Landscaping|Landscape & Irrigation', 'Jardinería y Riego|Jardines', 'tree-service fencing decks-patios', 'C-27,CR-21,C-10,,'),
  trade('tree-service', 6, 'Tree Care|Tree Service', 'Poda y Tala', 'landscaping handyman-cleanup', 'C-49,CR-21,,,'),
  trade('fencing', 7, 'Fence|Fencing', 'Cercas y Bardas', 'ornamental-iron masonry landscaping', 'C-13,CR-14,C-25,,'),
  trade('decks-patios', 6, 'Decks & Patios|Outdoor Living', 'Terrazas y Pérgolas', 'landscaping framing concrete', 'C-5,CR-7,C-3,,'),
  trade('pools', 7, 'Pools|Pool & Spa', 'Albercas', 'landscaping tile decks-patios', 'C-53,CR-6,A-10,CPC,'),
  trade('restoration', 4, 'Restoration|Water & Fire Restoration', 'Restauraciones', 'drywall demolition handyman-cleanup', 'C-22,B-3,,,'),
  trade('pest-control', 5, 'Pest Control', 'Fumigaciones|Control de Plagas', 'handyman-cleanup insulation', ',,,,'),
  trade('handyman-cleanup', 9, 'Handyman|Home Services|Hauling', 'Mantenimiento|Acarreos y Limpieza', 'painting drywall demolition doors', ',,,,'),
];

/** Throws an Error for a slug that is not in the list. */
export function tradeBySlug(slug: string): DemoTrade {
  const found = DEMO_TRADES.find((entry) => entry.slug === slug);
  if (found === undefined) throw new Error(`No trade ${slug}`);
  return found;
}
