/** Words of everyday speech beside a part or a service: no name of a business is made of them alone. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `behind beside inside outside upstairs downstairs whole entire new old big small large little bad loose stuck stopped stops working
   works burning burnt smells smell loud making makes running going gone coming comes weird strange red white black gray around through
   between against base back front side top bottom one two three both first second third main extra custom modern cheap nice quick
   fast soon morning evening weekend rental apartment condo trailer office shop store restaurant building business property rooms
   not won plug turn turned turns reset kicks bang squeak wobble wobbles blown blowing organizer organizers started starts leaking
   clean cleaned cleaning check checked change changed move moved build built make made paint add added remove removed
   atras adentro afuera arriba abajo entero entera nuevo nueva nuevos nuevas viejo vieja grande chico chica pequeno pequena rojo roja blanco
   blanca negro negra gris flojo floja atorado atorada suena huele hace hacen hago hacer dejo deja dejar sale salir entra entrar llueve llover
   principal patio cuarto recamara sala comedor oficina local negocio edificio departamento depa casa hogar piso primero segundo tercer
   dos tres uno lado enfrente fondo parte partes tipo modelo cierra abre calienta enciende apaga funciona mantenimiento limpieza limpiar
   revisar revision quitar checar colocar colocacion meter sacar urgente rapido fin semana manana noche tarde`.split(
    /\s+/,
  ),
);
