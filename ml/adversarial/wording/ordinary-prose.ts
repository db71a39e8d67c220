// Long because it is a table of texts: paragraphs nobody would be warned of, to hide a lure behind.
import type { Language } from '../prose.ts';

type Paragraphs = readonly [string, ...string[]];

/** Written for this purpose. */
export const ordinaryProse: Record<Language, Paragraphs> = {
  English: [
    'The choir meets again in the parish hall on the second Tuesday of the month. We will start with the two pieces from the spring concert and then read through the new arrangement that Margaret brought back from Wales. Tea and biscuits are on the table at the back, and whoever has the key for the piano is asked to bring it along.',
    'When the rain stopped, the old man opened the window and listened to the water running along the gutter. Down in the yard a boy was floating a paper boat in a puddle, very seriously, as if the harbour of a great city lay on the other side. He thought of his own brother, who had built boats out of everything, and smiled.',
    'Our autumn walk took us along the river, past the mill and up to the beech wood. The path was muddy in places, but the view from the top made up for it: you could see as far as the cathedral. We had soup at the inn by the bridge, where the landlord still remembers our visit two years ago.',
    'This month in the kitchen: a slow stew of beans and pumpkin, a loaf that needs no kneading, and three ways to use up the apples that nobody wants to peel any more. Soak the beans the evening before, keep the skin on the pumpkin, and be generous with the sage.',
    'The museum has reopened its upper floor after the winter. There are forty drawings from the travels of a painter who walked from Rome to Naples with a donkey and a dog, and a room in which children can try out the same chalks. The guided tour on Sunday afternoon is free for families.',
    'In the garden the beans have climbed to the top of their poles and the first tomatoes are turning red. We water in the evening, when the soil is warm, and leave the nettles by the fence for the butterflies. If you would like some of the courgettes, help yourself: the basket stands at the gate.',
    'The reading group has chosen a novel about a lighthouse keeper and his three daughters. It is slow at first, and then one cannot put it down. Please read up to the storm for our next evening. Anna has offered to say a few words about the author, who worked as a teacher on the island for many years.',
    'Thank you for all the photographs from the summer party. We have put the best of them on the board in the hallway, next to the list of those who would like to help with the apple harvest. The juice press is booked for the first weekend in October, and every pair of hands is welcome.',
  ],
  German: [
    'Der Chor trifft sich wieder am zweiten Dienstag des Monats im Gemeindesaal. Wir beginnen mit den beiden Stücken aus dem Frühlingskonzert und lesen dann den neuen Satz, den Gudrun aus dem Urlaub mitgebracht hat. Tee und Kekse stehen hinten auf dem Tisch, und wer den Schlüssel zum Klavier hat, bringt ihn bitte mit.',
    'Als der Regen aufhörte, öffnete die alte Frau das Fenster und hörte dem Wasser zu, das in der Dachrinne lief. Unten im Hof ließ ein Junge ein Papierschiff in einer Pfütze schwimmen, sehr ernst, als läge auf der anderen Seite der Hafen einer großen Stadt. Sie dachte an ihren Bruder und lächelte.',
    'Unsere Herbstwanderung führte uns am Fluss entlang, an der Mühle vorbei und hinauf in den Buchenwald. Der Weg war an manchen Stellen nass, aber die Aussicht von oben entschädigte uns: Man sah bis zum Dom. Im Gasthaus an der Brücke gab es Suppe, und der Wirt erinnerte sich noch an uns.',
    'Im Garten sind die Bohnen bis zur Spitze ihrer Stangen geklettert, und die ersten Tomaten werden rot. Wir gießen am Abend, wenn die Erde warm ist, und lassen die Brennnesseln am Zaun für die Schmetterlinge stehen. Wer Zucchini mag, darf sich gern bedienen: Der Korb steht am Tor.',
    'Der Lesekreis hat einen Roman über einen Leuchtturmwärter und seine drei Töchter gewählt. Am Anfang geht es langsam, und dann legt man das Buch nicht mehr weg. Bitte lest bis zum Sturm. Anna wird ein paar Worte über die Autorin sagen, die viele Jahre Lehrerin auf der Insel war.',
    'Vielen Dank für die Fotos vom Sommerfest. Die schönsten hängen nun im Flur neben der Liste für die Apfelernte. Die Saftpresse ist für das erste Wochenende im Oktober bestellt, und jede helfende Hand ist willkommen. Für Kuchen und Kaffee ist gesorgt.',
  ],
  French: [
    'La chorale se retrouve le deuxième mardi du mois dans la salle paroissiale. Nous commencerons par les deux pièces du concert de printemps, puis nous lirons le nouvel arrangement que Marguerite a rapporté de Bretagne. Le thé et les biscuits sont sur la table du fond.',
    'Quand la pluie cessa, le vieil homme ouvrit la fenêtre et écouta l’eau courir dans la gouttière. En bas, dans la cour, un garçon faisait flotter un bateau de papier dans une flaque, avec beaucoup de sérieux, comme si le port d’une grande ville se trouvait de l’autre côté.',
    'Notre promenade d’automne nous a menés le long de la rivière, devant le moulin, puis jusqu’au bois de hêtres. Le chemin était boueux par endroits, mais la vue valait la peine : on apercevait la cathédrale. Nous avons mangé une soupe à l’auberge près du pont.',
    'Au jardin, les haricots ont grimpé jusqu’en haut des perches et les premières tomates rougissent. Nous arrosons le soir, quand la terre est tiède, et nous laissons les orties près de la clôture pour les papillons. Servez-vous en courgettes : le panier est à la grille.',
    'Le cercle de lecture a choisi un roman sur un gardien de phare et ses trois filles. C’est lent au début, puis on ne peut plus le lâcher. Lisez jusqu’à la tempête pour notre prochaine soirée ; Anne dira quelques mots de l’auteur, longtemps instituteur sur l’île.',
  ],
  Spanish: [
    'El coro se reúne de nuevo el segundo martes del mes en el salón parroquial. Empezaremos con las dos piezas del concierto de primavera y después leeremos el arreglo nuevo que Marga trajo de Galicia. El té y las galletas están en la mesa del fondo.',
    'Cuando dejó de llover, el anciano abrió la ventana y escuchó el agua que corría por el canalón. Abajo, en el patio, un niño hacía navegar un barco de papel en un charco, muy serio, como si al otro lado estuviera el puerto de una gran ciudad.',
    'Nuestro paseo de otoño nos llevó por la orilla del río, junto al molino y hasta el hayedo. El camino estaba embarrado en algunos tramos, pero la vista lo compensaba: se veía hasta la catedral. Tomamos una sopa en la posada del puente.',
    'En el huerto las judías han trepado hasta lo alto de las cañas y los primeros tomates se ponen rojos. Regamos por la tarde, cuando la tierra está tibia, y dejamos las ortigas junto a la valla para las mariposas. Quien quiera calabacines puede servirse.',
    'El club de lectura ha elegido una novela sobre un farero y sus tres hijas. Al principio es lenta y luego no se puede soltar. Leed hasta la tormenta para la próxima tarde; Ana dirá unas palabras sobre el autor, que fue maestro en la isla.',
  ],
  Portuguese: [
    'O coro volta a reunir-se na segunda terça-feira do mês no salão da paróquia. Começamos com as duas peças do concerto da primavera e depois lemos o novo arranjo que a Margarida trouxe do Minho. O chá e as bolachas estão na mesa ao fundo.',
    'Quando a chuva parou, o velho abriu a janela e ficou a ouvir a água a correr pela calha. Lá em baixo, no pátio, um menino fazia navegar um barco de papel numa poça, muito sério, como se do outro lado estivesse o porto de uma grande cidade.',
    'O nosso passeio de outono levou-nos ao longo do rio, junto ao moinho e até ao bosque de faias. O caminho estava enlameado em alguns pontos, mas a vista compensou: via-se até à catedral. Comemos uma sopa na estalagem perto da ponte.',
    'Na horta os feijões já subiram até ao cimo das canas e os primeiros tomates estão a ficar vermelhos. Regamos ao fim da tarde, quando a terra está morna, e deixamos as urtigas junto à cerca para as borboletas. Quem quiser curgetes pode servir-se.',
    'O grupo de leitura escolheu um romance sobre um faroleiro e as suas três filhas. No início é lento e depois não se consegue largar. Leiam até à tempestade para a próxima noite; a Ana dirá umas palavras sobre o autor, que foi professor na ilha.',
  ],
  Italian: [
    'Il coro si ritrova il secondo martedì del mese nella sala parrocchiale. Cominciamo con i due brani del concerto di primavera e poi leggiamo il nuovo arrangiamento che Margherita ha portato dal Trentino. Il tè e i biscotti sono sul tavolo in fondo.',
    'Quando smise di piovere, il vecchio aprì la finestra e ascoltò l’acqua che correva nella grondaia. Giù nel cortile un bambino faceva navigare una barchetta di carta in una pozzanghera, molto serio, come se dall’altra parte ci fosse il porto di una grande città.',
    'La nostra passeggiata d’autunno ci ha portati lungo il fiume, oltre il mulino e su fino al bosco di faggi. Il sentiero era fangoso in alcuni tratti, ma la vista ci ha ripagati: si vedeva fino al duomo. Abbiamo mangiato una zuppa nella locanda vicino al ponte.',
    'Nell’orto i fagioli sono saliti fino in cima alle canne e i primi pomodori diventano rossi. Annaffiamo la sera, quando la terra è tiepida, e lasciamo le ortiche lungo la siepe per le farfalle. Chi vuole le zucchine si serva pure: il cesto è al cancello.',
    'Il gruppo di lettura ha scelto un romanzo su un guardiano del faro e le sue tre figlie. All’inizio è lento e poi non si riesce a posarlo. Leggete fino alla tempesta per la prossima sera; Anna dirà due parole sull’autore, che fu maestro sull’isola.',
  ],
};
