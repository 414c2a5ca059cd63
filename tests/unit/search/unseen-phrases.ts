/**
 * Phrases that were written before the vocabulary grew, by the same hand. Their misses showed which kinds were missing, so
 * they measure less than phrases of a stranger would.
 * Each line is a phrase and the trades that may solve it.
 */
export const UNSEEN_ENGLISH = `
toilet wobbles at the base | plumbing
kitchen tap drips all night | plumbing
need a new faucet put in | plumbing
shower has no pressure | plumbing
pipes froze last night | plumbing
leak behind the wall | plumbing
repipe whole house pex | plumbing
ice maker line hookup | plumbing
washing machine hose leaking | plumbing
bathtub faucet won't shut off | plumbing
main line backed up | drains-septic
tub drains slowly | drains-septic
snake a drain | drains-septic
hydro jetting | drains-septic
septic pumping | drains-septic
hair in shower drain | drains-septic
tankless water heater install | water-systems plumbing
water softener | water-systems plumbing
Rheem heater pilot keeps going out | water-systems plumbing
hot water runs out fast | water-systems plumbing
ac blowing hot air | hvac
central air tune up | hvac
freon leak | hvac
heat pump repair | hvac
furnace making banging noise | hvac
Nest thermostat install | hvac electrical
duct cleaning | hvac
Trane ac replacement | hvac
swamp cooler service | hvac
heater smells like burning | hvac
outlet sparks when I plug in | electrical
gfci won't reset | electrical
fuse keeps blowing | electrical
Tesla charger installation | electrical
rewire old house | electrical
recessed lighting | electrical
lights dim when ac kicks on | electrical hvac
200 amp service upgrade | electrical
generator transfer switch | electrical
Ring doorbell installation | low-voltage electrical
tv mounting | low-voltage handyman-cleanup
cctv for my house | low-voltage
flashing around chimney leaks | roofing
new shingles | roofing
metal roof | roofing
storm damaged roof | roofing
gutter guards | gutters
leaf guard cleaning | gutters
vinyl siding repair | siding
Hardie board | siding
double pane window replacement | windows-glass
screen door repair | doors windows-glass
locksmith | doors
garage opener remote stopped working | garage-doors
LiftMaster repair | garage-doors
blown in insulation | insulation
sheetrock repair | drywall
exterior house painting | painting
deck staining | decks-patios painting
hardwood refinishing | flooring
vinyl plank install | flooring
backsplash installation | tile
quartz counters | countertops
closet organizers | cabinets
stump grinding | tree-service
lawn mowing | landscaping
sprinkler repair | landscaping
chain link fence | fencing
pool resurfacing | pools
mold remediation | restoration
termite inspection | pest-control
mice in attic | pest-control
junk removal | handyman-cleanup
Ikea furniture assembly | handyman-cleanup
concrete driveway replacement | concrete
`;

export const UNSEEN_SPANISH = `
la taza se mueve | plumbing
la llave del fregadero no cierra bien | plumbing
no llega agua a la regadera | plumbing
tubo reventado en el patio | plumbing
hay una fuga atrás de la pared | plumbing
cambiar tubería de cobre | plumbing
instalar lavadora | plumbing
mezcladora gotea | plumbing
el wc no deja de tirar agua | plumbing
el flotador de la caja no cierra | plumbing
coladera tapada | drains-septic
se regresa el agua del drenaje | drains-septic
destapar caño | drains-septic
desazolve de fosa | drains-septic
huele a caño en el baño | drains-septic
el lavabo no desagua | drains-septic
calentador solar | water-systems solar
el calentador no enciende | water-systems
boiler de paso Calorex | water-systems
lavado de tinaco | water-systems
bomba de agua hace ruido | water-systems
hidroneumático | water-systems
impermeabilizante rojo para azotea | waterproofing
se filtra agua en la losa | waterproofing
salitre en muros | waterproofing
goteras cuando llueve | roofing
techo de lámina | roofing steel-welding
aire acondicionado tira agua | hvac
el mini split no enfría nada | hvac
recarga de gas refrigerante | hvac
limpieza de minisplit | hvac
mantenimiento de clima | hvac
el clima huele feo | hvac
instalación de calefacción | hvac
corto en la casa | electrical
se bota la pastilla | electrical
se va la luz en un cuarto | electrical
instalar contactos | electrical
cambiar centro de carga | electrical
me da toques la regadera | electrical
poner ventilador de techo | electrical
apagadores quemados | electrical
poner lámparas | electrical
cámaras de vigilancia | low-voltage
interfón no suena | low-voltage
internet no llega al segundo piso | low-voltage
fuga de gas en la cocina | gas
instalar tanque estacionario | gas
conectar la estufa | gas
chapa atorada | doors
me quedé afuera sin llaves | doors
duplicar llaves | doors
cerrajero | doors
puerta hinchada | doors
portón eléctrico | ornamental-iron garage-doors
barandal de herrería | ornamental-iron
vidrio quebrado de la ventana | windows-glass
canceles de aluminio | windows-glass
poner tablaroca | drywall
aplanado de yeso | plaster-stucco
pintar fachada | painting
pintor de casas | painting
pulir piso de mármol | flooring tile countertops
poner piso laminado | flooring
poner azulejo en el baño | tile
clóset a la medida | cabinets
cubierta de granito | countertops
levantar un muro | masonry
albañil para hacer un cuarto | masonry additions-adu
colado de losa | concrete
podar árboles | tree-service
cortar pasto | landscaping
malla ciclónica | fencing
limpieza de albercas | pools
fumigación de cucarachas | pest-control
`;
